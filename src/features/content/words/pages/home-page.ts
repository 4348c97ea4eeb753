/** The home page’s headings and short texts; its lists have their own files. */
export const homePage = {
  title: "{company} | Airport transfers, shuttles and private tours",
  description:
    "Airport transfers, private shuttles, coach hire and private tours in Cape Town and the Western Cape. Licensed drivers, free quotes, on the road 24/7.",
  hero: {
    title: "The Cape, door to door.",
    lead: "Airport transfers, private shuttles, chauffeurs and day tours across Cape Town and the Western Cape, at any hour.",
  },
  services: {
    kicker: "Services",
    title: "One call moves anyone, anywhere in the Cape",
  },
  tours: {
    kicker: "Private day tours",
    title: "10 private tours, each worth framing",
    lead: "Always just your group, always your pace. Tell the driver where to stop.",
  },
  about: {
    kicker: "About us",
    title: "Drivers who know these roads by heart",
    lead: "For over ten years we have moved visitors, teams and families around Cape Town and the Western Cape. You get a licensed, background-checked driver, a vehicle that was inspected this month, and a team that answers the phone at 04:00.",
  },
  testimonials: {
    kicker: "Reviews",
    title: "What the back seat says",
  },
  safety: {
    kicker: "Safety",
    title: "The quiet part of the job, done properly",
    lead: "You should never have to think about brakes, permits or who is at the wheel. We do, before every trip.",
  },
  faq: {
    kicker: "Good to know",
    title: "Frequently asked questions",
    lead: "12 answers from the people who pick up the phone. If yours is missing, ask us at any hour.",
  },
  contact: {
    kicker: "Contact",
    title: "Get In Touch",
    lead: "Tell us where you are going and when. Our team reads every message.",
    formTitle: "Send us a message",
  },
} as const;
