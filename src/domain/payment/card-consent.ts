/** The words a customer agrees to when a card is saved; kept with it. New words get a new number. */
export const cardConsent = {
  version: 2,
  words:
    "Save this card for my next bookings. The payment service keeps it, your team charges it only when I ask, and I can remove it at any time.",
} as const;

/** The first words by which a customer lets our team charge the card; one saved under earlier words is its owner’s alone. */
export const firstForTeam = 2;

/** How a customer asked our team to charge their card. */
export const chargeRequests = {
  phone: "By phone",
  email: "By email",
  message: "By text message",
  desk: "In person",
} as const;
export type ChargeRequest = keyof typeof chargeRequests;
