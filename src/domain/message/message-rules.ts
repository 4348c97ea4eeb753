export const messageDirections = ["to_driver", "from_driver"] as const;
export type MessageDirection = (typeof messageDirections)[number];

export const messageLength = 1000;

export const quickReplies: Readonly<Record<MessageDirection, readonly string[]>> = {
  from_driver: ["OK", "On my way", "I’m here", "I’m 10 minutes late", "Please call me"],
  to_driver: ["OK, thank you", "Please call dispatch", "The passenger is on the way", "Please wait 10 more minutes"],
};

/** Messages are kept this long: what matters longer belongs in a trip’s or incident’s record. */
export const messagesKeptDays = 365;
