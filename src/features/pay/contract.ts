/** The refusal for a provider’s member who doesn’t own it. */
export const ownersOnly = { owners_only: "Only an owner of your company sees earnings and invoices." };
