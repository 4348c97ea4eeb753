import type { LegalDocument } from "./legal-shapes.ts";

export const cookies: LegalDocument = {
  title: "Cookies and what your device keeps",
  lead: "We set no cookies. Some things are kept on your own device so that the site works.",
  metaTitle: "Cookies and what your device keeps | {company}",
  metaDescription:
    "{company} sets no cookies. What is kept on your device, why, for how long, and how visits are counted.",
  version: "2026-11",
  since: "2026-11-17",
  sections: [
    {
      id: "kept",
      title: "What your device keeps",
      rules: [
        "Your sign-in, if you have an account, until you sign out.",
        "A booking or application you have started, so that nothing is lost if you close the page. It is kept until you submit or clear it.",
        "Your light or dark theme, your currency and your privacy choices, until you clear your browser’s data.",
        "If you arrived through a partner’s link, such as a hotel’s code: whose link it was, and when. It is kept until you close the tab, or for 45 days if you allow it under “Privacy choices”. If you decline, it is not kept.",
        "In the drivers’ app: the next 48 hours of trips, encrypted, and reports that wait for a connection. They are deleted a day later and when the driver signs out.",
      ],
    },
    {
      id: "visits",
      title: "How visits are counted",
      rules: [
        "We count page views ourselves, without cookies, names or advertising networks.",
        "If you allow it, a value that is deleted after a day lets us tell visits on the same day apart, and your device remembers a partner’s link for 45 days. Page views are deleted after 13 months.",
        "If you decline, or if your browser asks sites not to track you, your visits are not counted at all. You can change this under “Privacy choices” at the bottom of every page.",
      ],
    },
    {
      id: "others",
      title: "Third parties",
      rules: [
        "Pages, pictures, fonts and maps come from our own server, so no other site learns of your visit.",
        "When you pay by card you go to the payment service’s own page. Its rules on cookies apply there.",
        "Links to WhatsApp, Google Maps, Waze and Apple Maps open those services only when you use them.",
      ],
    },
  ],
};
