/** The refusal for members of a provider who are not owners. */
export const ownersOnly = { owners_only: "Only an owner of your company sees earnings and invoices." };
