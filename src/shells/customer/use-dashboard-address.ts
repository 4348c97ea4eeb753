import { useSearchParams } from "react-router";

export const tabIds = ["upcoming", "past", "quotes", "invoices", "profile", "security", "privacy"] as const;
export type TabId = (typeof tabIds)[number];

/** The view is in the address, so that it can be linked, saved, and left with Back. */
export function useDashboardAddress() {
  const [params, setParams] = useSearchParams();
  const tab = tabIds.find((id) => id === params.get("tab")) ?? "upcoming";
  const go = (next: { tab: string; booking?: string }) => setParams(next, { preventScrollReset: true });
  return {
    tab,
    booking: params.get("booking"),
    openTab: (id: string) => go({ tab: id }),
    openBooking: (reference: string) => go({ tab, booking: reference }),
    closeBooking: () => go({ tab }),
  };
}
