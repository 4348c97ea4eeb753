export const messageDirections = ["to_driver", "from_driver"] as const;
export type MessageDirection = (typeof messageDirections)[number];

export const messageLength = 1000;

/** Frequent replies, with one press. */
export const quickReplies: Readonly<Record<MessageDirection, readonly string[]>> = {
  from_driver: ["OK", "On my way", "I’m here", "I’m 10 minutes late", "Please call me"],
  to_driver: ["OK, thank you", "Please call dispatch", "The passenger is on the way", "Please wait 10 more minutes"],
};

/** So long messages are kept: what matters for longer belongs in the record of a trip or an incident. */
export const messagesKeptDays = 365;
