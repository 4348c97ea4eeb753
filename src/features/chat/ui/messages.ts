/** All texts of the chat panel except the answers. */
export const messages = {
  greeting: (company: string, town: string) =>
    `Hello! Welcome to ${company}. How can I help you today? I can assist with bookings, provide information about our services, or answer any questions about ${town}.`,
  failed: {
    title: "Chat Error",
    description: "Sorry, I'm having trouble responding right now. Please try again.",
    kind: "error",
  },
  /** Shown to a visitor who sends faster than the call allows. */
  tooFast: (times: number) =>
    ({
      title: "One moment, please",
      description: `I answer up to ${times} questions a minute. Your message is kept: try again in a moment, or call us.`,
      kind: "info",
    }) as const,
  leave: "Write to our team",
  leaveLead: "Someone of our team will read it and answer by email or phone. We’ll send this conversation along.",
  left: "Thank you. Our team has your message and will answer by email or phone.",
  suggestions: [
    "How much is an airport transfer?",
    "Which tours do you have?",
    "What if I cancel?",
    "How far is Camps Bay from the airport?",
  ],
} as const;
