/** Purposes that need consent. Messages about a trip need none. */
export const consentPurposes = ["marketing", "ratings"] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

export const consentChannels = ["email", "sms", "whatsapp", "phone"] as const;
export type ConsentChannel = (typeof consentChannels)[number];

export const purposeLabels: Readonly<Record<ConsentPurpose, string>> = {
  marketing: "Offers and news",
  ratings: "Rating requests",
};
export const channelLabels: Readonly<Record<ConsentChannel, string>> = {
  email: "Email",
  sms: "SMS",
  whatsapp: "WhatsApp",
  phone: "Phone call",
};

export const consentSources = ["phone", "in_person", "email", "form", "text"] as const;
export type ConsentSource = (typeof consentSources)[number];
export const consentSourceLabels: Readonly<Record<ConsentSource, string>> = {
  phone: "By phone",
  in_person: "In person",
  email: "By email",
  form: "On a form",
  text: "By SMS or WhatsApp",
};

type Wording = { readonly version: number; readonly given: string; readonly withdrawn: string };

/**
 * The words that are read out or shown. Changed words are a new version: what someone agreed to is kept as they read
 * it.
 */
export const consentWordings: Readonly<Record<ConsentPurpose, Wording>> = {
  marketing: {
    version: 1,
    given: "Yes, you may send me offers and news about transfers and tours. I can stop them at any time.",
    withdrawn: "Please stop sending me offers and news.",
  },
  ratings: {
    version: 1,
    given: "Yes, you may ask me to rate my trips.",
    withdrawn: "Please stop asking me to rate my trips.",
  },
};
