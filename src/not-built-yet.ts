/** Addresses of the specification whose page is still to come. A page that is built leaves this list; the list ends empty. */
export const notBuiltYet = [
  "/admin/passengers",
  "/admin/crm",
  "/admin/route-optimizer",
  "/admin/staff-transport",
  "/admin/corporate-shuttles",
  "/admin/rideshare",
  "/admin/page-editor",
  "/visual-editor",
] as const;

export type NotBuiltYet = (typeof notBuiltYet)[number];
