/** Days after the last message at which an enquiry without quote or booking is deleted. */
export const enquiryRetention = {
  spamDays: 30,
  quietDays: 365,
} as const;
