import { ListTodo, type LucideIcon, Mail, MessagesSquare, Siren } from "lucide-react";
import type { NoticeKind } from "#domain/message/notice-rules.ts";
import type { Href } from "#platform/browser/link.tsx";
import type { Notice } from "../contract.ts";

/** The page of what a notification is about, in the area of its reader; none where it has no page. */
export type PageAbout = (kind: string, reference: string) => { readonly to: Href; readonly label: string } | undefined;

export const iconOf: Readonly<Record<NoticeKind, LucideIcon>> = {
  message: Mail,
  task: ListTodo,
  thread: MessagesSquare,
  alarm: Siren,
};

export const titleOf = ({ kind, title }: Notice): string => {
  if (kind === "task") return `Task: ${title}`;
  if (kind === "thread")
    return title === "" ? "A conversation waits for your answer" : `${title} waits for your answer`;
  return kind === "alarm" ? `SOS alarm from ${title}` : title;
};

export const detailOf = ({ kind, detail }: Notice): string => {
  if (kind === "task") return detail === "" ? "Assigned to you" : `Assigned to you by ${detail}`;
  return detail;
};

/** “booking:CTS-7K3M9Q” as the page of that booking. */
export function pageOf(about: string | null, pageAbout: PageAbout) {
  const [kind = "", reference = ""] = about?.split(":") ?? [];
  return kind === "" || reference === "" ? undefined : pageAbout(kind, reference);
}
