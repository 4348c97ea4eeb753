import { Mail, MessageCircle, MessageSquare, MessagesSquare, Phone, ScrollText, StickyNote } from "lucide-react";
import type { ReactNode } from "react";
import { channelNames, type ThreadChannel } from "#domain/inbox/thread-labels.ts";
import type { ThreadFilter, ThreadInFull } from "../contract.ts";

const icons: Readonly<Record<ThreadChannel, ReactNode>> = {
  email: <Mail aria-hidden="true" />,
  whatsapp: <MessageCircle aria-hidden="true" />,
  sms: <MessageSquare aria-hidden="true" />,
  chat: <MessagesSquare aria-hidden="true" />,
  form: <ScrollText aria-hidden="true" />,
  call: <Phone aria-hidden="true" />,
  note: <StickyNote aria-hidden="true" />,
};

/** The channel as a small picture, read out by its name. */
export const ChannelMark = ({ channel }: { channel: ThreadChannel }) => (
  <span className="inline-flex items-center [&>svg]:size-4" title={channelNames[channel]}>
    {icons[channel]}
    <span className="sr-only">{channelNames[channel]}: </span>
  </span>
);

/** The name by which what waits in a thread is found: of its record, where it has one. */
export const threadSubject = ({ reference, id }: Pick<ThreadInFull, "reference" | "id">): string =>
  `thread:${reference ?? id}`;

export const filterNames: Readonly<Record<ThreadFilter, string>> = {
  open: "Open",
  mine: "Mine",
  unassigned: "Unassigned",
  unread: "Unread",
  waiting: "Waiting",
  done: "Done",
  all: "All",
};

export const emptyWords: Readonly<Record<ThreadFilter, readonly [string, string]>> = {
  open: ["No open threads", "Messages by email, WhatsApp, SMS and chat appear here."],
  mine: ["No threads assigned to you", "Assign a thread to yourself, or answer one."],
  unassigned: ["Every thread is assigned", "New messages appear here until someone takes them."],
  unread: ["Nothing unread", "New messages appear here."],
  waiting: ["No one is waiting for a customer", "Threads appear here after an answer."],
  done: ["No threads are done yet", "Threads that are closed appear here."],
  all: ["No threads yet", "Messages by email, WhatsApp, SMS and chat appear here."],
};
