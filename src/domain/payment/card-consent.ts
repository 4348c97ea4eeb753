/** The words a customer agrees to when a card is saved; kept with it. New words get a new number. */
export const cardConsent = {
  version: 1,
  words: "Save this card for my next bookings. The payment service keeps it, and I can remove it at any time.",
} as const;
