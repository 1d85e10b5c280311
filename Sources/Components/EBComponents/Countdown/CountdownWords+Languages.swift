public import Foundation

extension CountdownWords {
  /// The words of a locale's language: English, Arabic, French, German, Hindi or Japanese.
  ///
  /// In other languages the units are the locale's own, speech is only the time, and the button that
  /// dismisses a promo keeps its English label. Foundation inflects units for number only, so every
  /// sentence must take the time in its basic form: "1 घंटा" would need another form before "में".
  public static func words(for locale: Locale) -> CountdownWords {
    let key = locale.identifier as NSString
    if let known = cache.object(forKey: key) { return known.words }
    let words = made(for: locale)
    cache.setObject(Kept(words), forKey: key)
    return words
  }

  /// The words of each locale, because making them takes longer than a tick. Safe to use on any thread.
  nonisolated(unsafe) private static let cache = NSCache<NSString, Kept>()

  private final class Kept: Sendable {
    let words: CountdownWords
    init(_ words: CountdownWords) { self.words = words }
  }

  private static func made(for locale: Locale) -> CountdownWords {
    switch locale.language.languageCode {
    case .english: .english
    case .arabic:
      CountdownWords(
        unitsIn: locale, endsIn: { "الوقت المتبقي حتى انتهاء العرض: \($0)" },
        lessThanAMinute: "أقل من دقيقة", ended: "انتهى العرض", dismiss: "إغلاق العرض")
    case .french:
      CountdownWords(
        unitsIn: locale, endsIn: { "L’offre se termine dans \($0)" },
        lessThanAMinute: "moins d’une minute", ended: "Offre terminée", dismiss: "Fermer l’offre")
    case .german:
      CountdownWords(
        unitsIn: locale, endsIn: { "Noch \($0) bis zum Ende des Angebots" },
        lessThanAMinute: "weniger als eine Minute", ended: "Angebot beendet",
        dismiss: "Angebot schließen")
    case .hindi:
      CountdownWords(
        unitsIn: locale, endsIn: { "ऑफ़र समाप्त होने में बाकी समय: \($0)" },
        lessThanAMinute: "एक मिनट से कम", ended: "ऑफ़र समाप्त हुआ", dismiss: "ऑफ़र बंद करें")
    case .japanese:
      CountdownWords(
        unitsIn: locale, endsIn: { "セール終了まであと\($0)" }, lessThanAMinute: "1分未満",
        ended: "セールは終了しました", dismiss: "セールの案内を閉じる")
    default: .withoutSentences(in: locale)
    }
  }

  private static func withoutSentences(in locale: Locale) -> CountdownWords {
    var style = Duration.UnitsFormatStyle(
      allowedUnits: [.minutes], width: .wide, zeroValueUnits: .show(length: 1))
    style.locale = locale
    return CountdownWords(
      unitsIn: locale, endsIn: { $0 }, lessThanAMinute: "< \(style.format(.seconds(60)))",
      ended: style.format(.zero), dismiss: CountdownWords.english.dismiss)
  }
}
