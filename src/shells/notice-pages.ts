import type { PageAbout } from "#features/notices/centre/ui/messages.tsx";

/** Where a notification leads in each area, by what it is about. What has no page there is read in the notification itself. */
export const customerPageAbout: PageAbout = (kind, reference) => {
  if (kind === "booking") return { to: `/dashboard?tab=upcoming&booking=${reference}`, label: `Open ${reference}` };
  if (kind === "invoice") return { to: "/dashboard?tab=invoices", label: "Open your invoices" };
  if (kind === "quote" || kind === "enquiry") return { to: "/dashboard?tab=quotes", label: "Open your quotes" };
  return kind === "account" ? { to: "/dashboard?tab=security", label: "Open your account’s security" } : undefined;
};

export const partnerPageAbout: PageAbout = (kind) =>
  kind === "booking" ? { to: "/hotel/dashboard", label: "Open your dashboard" } : undefined;

export const companyPageAbout: PageAbout = (kind) =>
  kind === "booking" ? { to: "/company/dashboard", label: "Open your dashboard" } : undefined;

export const driverPageAbout: PageAbout = (kind) => {
  if (kind === "booking") return { to: "/driver/dashboard/trips", label: "Open your trips" };
  return kind === "driver" ? { to: "/driver/dashboard/documents", label: "Open your documents" } : undefined;
};

/** For our team; a page that does not open for them is no link. */
export const teamPageAbout =
  (opens: (path: string) => boolean): PageAbout =>
  (kind, reference) => {
    const page = teamPages(kind, reference);
    return page && opens(page.to.split("?")[0] ?? "") ? page : undefined;
  };

function teamPages(kind: string, reference: string): ReturnType<PageAbout> {
  if (kind === "booking") return { to: `/admin/booking?reference=${reference}`, label: `Open ${reference}` };
  if (kind === "invoice") return { to: `/admin/invoices?search=${reference}`, label: `Open ${reference}` };
  if (kind === "enquiry") return { to: `/admin/quotes?search=${reference}`, label: `Open ${reference}` };
  if (kind === "task") return { to: "/admin/crm?tab=tasks", label: "Open your tasks" };
  if (kind === "thread") return { to: `/admin/crm?tab=inbox&thread=${reference}`, label: "Open the conversation" };
  return kind === "alarm" ? { to: "/admin/incidents?tab=alarms", label: "Open SOS alarms" } : undefined;
}
