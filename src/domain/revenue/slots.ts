export const weekdayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** A slot of the week: 24 for each day since Monday, and the hour. */
export const slotOf = (weekday: number, hour: number): number => weekday * 24 + hour;

export const hourName = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

/** “Monday 08:00” */
export const slotName = (slot: number): string => `${weekdayNames[Math.floor(slot / 24)] ?? ""} ${hourName(slot % 24)}`;

/** As the Cape has them. */
export const seasons = [
  { id: "summer", name: "Summer, December to February", months: [12, 1, 2] },
  { id: "autumn", name: "Autumn, March to May", months: [3, 4, 5] },
  { id: "winter", name: "Winter, June to August", months: [6, 7, 8] },
  { id: "spring", name: "Spring, September to November", months: [9, 10, 11] },
] as const;
