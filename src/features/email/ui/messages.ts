import type { Tone } from "#design/badge.tsx";
import type { Href } from "#platform/browser/link.tsx";
import type { ListedEmail } from "../contract.ts";

export const statusLabels: Readonly<Record<ListedEmail["state"], { label: string; tone: Tone }>> = {
  queued: { label: "Waiting", tone: "warn" },
  sent: { label: "Sent", tone: "ok" },
  kept: { label: "Saved, not sent", tone: "neutral" },
  failed: { label: "Failed", tone: "bad" },
  unknown: { label: "Not known", tone: "warn" },
};

/** How far a message got: a text also says when it arrived and was read. */
export function standingOf({ state, read_at, delivered_at }: Standing): { label: string; tone: Tone } {
  if (read_at) return { label: "Read", tone: "ok" };
  return delivered_at ? { label: "Delivered", tone: "ok" } : statusLabels[state];
}
type Standing = Pick<ListedEmail, "state" | "read_at" | "delivered_at">;

export const channelLabels: Readonly<Record<ListedEmail["channel"], string>> = {
  email: "Email",
  sms: "SMS",
  whatsapp: "WhatsApp",
};

/** A template as people call it: "booking-confirmed" is "Booking confirmed". */
export const templateLabel = (template: string): string => {
  const words = template.replaceAll(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The page of what an email is about, where there is one. */
export function pageAbout(about: string | null): { label: string; to: Href } | undefined {
  const [kind, reference = ""] = about?.split(":") ?? [];
  if (kind === "booking") return { label: reference, to: `/admin/booking?reference=${reference}` };
  if (kind === "invoice") return { label: reference, to: `/admin/invoices?search=${reference}` };
  return undefined;
}

export const resent = { title: "Email queued", text: "We’ll send it again in a moment." };
