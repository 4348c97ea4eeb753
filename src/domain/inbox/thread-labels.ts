/** Every way something is said in a thread; a form is the first message of an enquiry. */
export const threadChannels = ["email", "whatsapp", "sms", "chat", "form", "call", "note"] as const;
export type ThreadChannel = (typeof threadChannels)[number];

/** The channels our team can answer by. */
export const answerChannels = ["email", "whatsapp", "sms"] as const;
export type AnswerChannel = (typeof answerChannels)[number];
export const isAnswerChannel = (channel: string): channel is AnswerChannel =>
  (answerChannels as readonly string[]).includes(channel);

export const channelNames: Readonly<Record<ThreadChannel, string>> = {
  email: "Email",
  whatsapp: "WhatsApp",
  sms: "SMS",
  chat: "Chat",
  form: "Form on the site",
  call: "Phone call",
  note: "Note",
};

/** Whose turn it is. An incoming message makes it ours, an answer theirs. */
export const waitsForWhom = ["team", "customer", "no_one"] as const;
export type WaitsFor = (typeof waitsForWhom)[number];

export const waitsForLabels: Readonly<
  Record<WaitsFor, { readonly label: string; readonly tone: "warn" | "info" | "ok" }>
> = {
  team: { label: "Open", tone: "warn" },
  customer: { label: "Waiting for customer", tone: "info" },
  no_one: { label: "Done", tone: "ok" },
};

/** The fate of a message that we sent. */
export const deliveryStates = ["held", "queued", "sent", "kept", "delivered", "read", "failed", "unknown"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const deliveryLabels: Readonly<Record<DeliveryState, string>> = {
  held: "Not sent yet, can still be undone",
  queued: "Sending",
  sent: "Sent",
  kept: "Saved, no mail server is set up",
  delivered: "Delivered",
  read: "Read",
  failed: "Not sent",
  unknown: "May not have arrived",
};

/** The newest thing we know of it. */
export function deliveryOf(message: {
  readonly state: "queued" | "sent" | "kept" | "failed" | "unknown";
  readonly deliveredAt: Date | null;
  readonly readAt: Date | null;
  readonly isHeld: boolean;
}): DeliveryState {
  if (message.isHeld) return "held";
  if (message.readAt) return "read";
  return message.deliveredAt ? "delivered" : message.state;
}
