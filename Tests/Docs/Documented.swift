// The modules that have DocC pages.
import EBComponents
import EBComponentsUIKit
import TokenValues
