/** Addresses of the specification whose page is still to be built. The list ends empty. */
export const notBuiltYet = ["/admin/staff-transport", "/admin/corporate-shuttles", "/admin/rideshare"] as const;

export type NotBuiltYet = (typeof notBuiltYet)[number];
