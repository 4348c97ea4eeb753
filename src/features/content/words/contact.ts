/** The opening of the WhatsApp chat. */
export const whatsAppGreeting = (company: string) => `Hi! I need help with ${company} services.`;

/** How soon we answer, as the home page promises. */
export const quickResponse = {
  title: "Quick response",
  text: "We’ll reply within 2 hours",
  note: "Day or night, weekends included",
} as const;

export const callNote = "24 hours a day, 365 days a year";
export const emailNote = "For plans, questions and anything with an attachment";
