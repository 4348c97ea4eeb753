export const weekdayLabels = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
export const weekdayName = (weekday: number): string => weekdayLabels[weekday - 1] ?? "";
