/** Features a super-user can turn off without a release. The server enforces them; screens follow. */
export const featureSwitches = [
  {
    name: "customer_signup",
    title: "New customer accounts",
    sentence:
      "Visitors can create an account. If off, existing customers can still sign in, and anyone can still book.",
    isOnAtFirst: true,
  },
  {
    name: "partner_applications",
    title: "Partner applications",
    sentence:
      "Hotels, agents, providers, dispatchers and drivers can apply. If off, applications in progress continue.",
    isOnAtFirst: true,
  },
  {
    name: "chat",
    title: "Chat on the site",
    sentence: "The assistant answers questions. If off, it says so and gives the phone and WhatsApp number.",
    isOnAtFirst: true,
  },
  {
    name: "promises",
    title: "Promised and kept",
    sentence:
      "The guarantee page shows how often we answered, arrived and refunded in time in the last twelve months. If off, only our team sees it.",
    isOnAtFirst: false,
  },
] as const;

export type FeatureSwitchName = (typeof featureSwitches)[number]["name"];

export const featureSwitchNames = featureSwitches.map(({ name }) => name);

export const isSwitchedOn = (name: FeatureSwitchName, saved: boolean | undefined): boolean =>
  saved ?? featureSwitches.some((known) => known.name === name && known.isOnAtFirst);
