import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";
import type { Href } from "#platform/browser/link.tsx";
import { useOpens } from "./use-opens.ts";

/** "G" and then one of these opens a page. */
export const pageKeys: readonly { readonly key: string; readonly to: Href; readonly label: string }[] = [
  { key: "o", to: "/admin", label: "Overview" },
  { key: "d", to: "/dispatcher/dashboard", label: "Dispatch" },
  { key: "b", to: "/admin/bookings", label: "All bookings" },
  { key: "q", to: "/admin/quotes", label: "Quotes" },
  { key: "i", to: "/admin/invoices", label: "Invoices" },
  { key: "p", to: "/admin/payment-verification", label: "Payments to verify" },
  { key: "e", to: "/admin/email-management", label: "Email" },
  { key: "s", to: "/admin/settings", label: "Settings" },
];

/** How long "G" waits for the second key. */
const waitInMs = 1500;

/** The shortcuts of every Admin page; off while someone types or a dialog is open. */
export function useShortcuts(onHelp: () => void) {
  const navigate = useNavigate();
  const opens = useOpens();
  const wentAt = useRef(Number.NEGATIVE_INFINITY);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return;
    const key = event.key.toLowerCase();
    const isSecond = event.timeStamp - wentAt.current < waitInMs;
    wentAt.current = key === "g" && !isSecond ? event.timeStamp : Number.NEGATIVE_INFINITY;
    const page = isSecond ? pageKeys.find((one) => one.key === key && opens(one.to)) : undefined;
    if (page) void navigate(page.to);
    else if (key === "?") onHelp();
    else if (key === "n" && !isSecond) void navigate("/admin/booking");
    else if (key !== "/" || !goToSearch()) return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

function goToSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
  search?.focus();
  search?.select();
  return search !== null;
}

const isTaken = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  defaultPrevented ||
  document.querySelector("dialog[open]") !== null ||
  (target instanceof HTMLElement &&
    (target.isContentEditable || target.closest("input, textarea, select, [role=menu]") !== null));
