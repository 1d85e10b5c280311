"""What DTCG 2025.10 and this project's documents say, computed plainly and slowly."""
