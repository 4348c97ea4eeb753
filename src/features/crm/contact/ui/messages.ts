/** The thank-you text after a message from the home page. */
export const messages = {
  sent: { title: "Message sent successfully!", description: "We'll get back to you within 24 hours.", kind: "success" },
  notSent: { title: "Failed to send message", description: "Please try again or call us directly.", kind: "error" },
} as const;
