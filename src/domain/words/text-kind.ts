import type { ChannelEvent } from "../channel/event-words.ts";

/** Under this name the company’s words of a text for phones are saved. */
export const textKind = (event: ChannelEvent): string => `phone-${event.replaceAll("_", "-")}`;
