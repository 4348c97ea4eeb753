/** Preferences on the road, in the order in which they are shown. */
export const preferenceNames = ["temperature", "child_seat", "language", "allergy", "seat", "music", "other"] as const;
export type PreferenceName = (typeof preferenceNames)[number];

export type Preferences = Readonly<Partial<Record<PreferenceName, string>>>;

export const preferenceLabels: Readonly<Record<PreferenceName, string>> = {
  temperature: "Temperature",
  child_seat: "Child seat",
  language: "Language",
  allergy: "Allergy",
  seat: "Seat",
  music: "Music",
  other: "Anything else",
};

export const longestPreference = 120;

/** Without those that are empty. */
export const keptPreferences = (preferences: Preferences): Preferences =>
  Object.fromEntries(
    preferenceNames.flatMap((name) => {
      const text = preferences[name]?.trim();
      return text ? [[name, text]] : [];
    }),
  );
