import type { ThreadMessage } from "../contract.ts";
import type { MessageRecord } from "./views.ts";

/** As our team reads it. */
export const describeMessage = ({ message, reference, by }: MessageRecord): ThreadMessage => ({
  id: message.id,
  direction: message.direction,
  text: message.text,
  reference,
  by: by || "Dispatch",
  written_at: message.writtenAt.toISOString(),
  read_at: message.readAt?.toISOString() ?? null,
});

/** A driver reads the first names of our team. */
export function describeForDriver(message: MessageRecord): ThreadMessage {
  const shown = describeMessage(message);
  return { ...shown, by: shown.by.split(" ")[0] ?? shown.by };
}

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
