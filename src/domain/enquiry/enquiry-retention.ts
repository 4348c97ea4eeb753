/** Of an enquiry that led to no quote and no booking: how many days after the last word it is deleted. */
export const enquiryRetention = {
  spamDays: 30,
  quietDays: 365,
} as const;
