/** Refused to a member of a provider who does not own it. */
export const ownersOnly = { owners_only: "Only an owner of your company sees earnings and invoices." };
