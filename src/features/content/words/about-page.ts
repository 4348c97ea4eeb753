import type { Href } from "#platform/browser/link.tsx";
import { statistics } from "./statistics.ts";

type Action = { readonly label: string; readonly to: Href };

const story = [
  "We have been driving people round the Cape for over ten years. It began, as such companies do, with airport runs: early flights, late flights, and the discovery that most of what travellers fear about an arrival can be cured by one person holding a board with the right name on it.",
  "The rest followed from requests. A hotel asked whether the driver could stay for the day. A guest asked what there was to see. A school asked for forty seats, a factory for a night route to Khayelitsha, and a bride for something that could reach a farm above Franschhoek in good shoes. We said yes to the things we could do properly and sent people elsewhere for the others.",
  "Today that adds up to transfers, private shuttles, chauffeurs, coaches, staff routes, events and ten private tours, in an area that reaches 100 km around Cape Town and, by arrangement, to the far end of the Garden Route. The desk is awake at every hour of the year. So, somewhere between Simon’s Town and Saldanha, is at least one of our drivers.",
] as const;

const values = [
  {
    icon: "clock",
    title: "Early is on time",
    text: "A driver who arrives at the minute has already made you look out of the window twice. We aim to be there before you begin to wonder.",
  },
  {
    icon: "word",
    title: "Say what it costs",
    text: "The figure you agreed to is the figure you pay. If something will cost extra, you hear it while you can still say no.",
  },
  {
    icon: "shield",
    title: "Safety is dull, and should be",
    text: "Belts, tyres, brakes, sleep. None of it makes a good story, which is the point.",
  },
  {
    icon: "home",
    title: "Guests in other people’s streets",
    text: "We drive through neighbourhoods where people live and remember. We slow down, we ask before we photograph, and we spend money there.",
  },
] as const;

const team = {
  title: "The people you meet",
  lead: "You will deal with three kinds of us, and you will know by name the ones on your trip.",
  roles: [
    {
      title: "Drivers",
      text: "They were raised here or have been here long enough to argue about the best route to Hout Bay. Each holds a professional driving permit for passengers and has been background-checked.",
    },
    {
      title: "The desk",
      text: "Dispatchers who see every vehicle on a map and every flight on a list. When you phone at four in the morning, it is one of them who picks up.",
    },
    {
      title: "Consultants",
      text: "They turn your message into a quote within 5 to 20 minutes, and they ask the question you forgot: how many bags?",
    },
  ],
} as const;

const licences = {
  title: "Papers in order",
  lead: "Carrying people for money is regulated in South Africa, and rightly so. In plain words, this is what stands behind each trip.",
  items: [
    "A passenger driving permit (PrDP) for every driver, besides the licence for the class of vehicle.",
    "An operating licence for every vehicle, of the type the work requires, carried on board.",
    "Roadworthy tests as the law sets them: yearly for public transport vehicles, every six months for buses.",
    "Cover for the vehicle and for the passengers in it.",
    "Where a trip includes guiding, a tourist guide who is registered for it.",
  ],
  note: "If you need copies for a tender or an insurer, ask us and we send them.",
} as const;

/** The company about itself. The figures are its own claims, as on the home page. */
export const aboutPage = {
  metaTitle: "About Cape Town Shuttle: drivers, desk and values",
  metaDescription:
    "Over ten years on the roads of the Western Cape: who drives you, who answers at four in the morning, what licences stand behind a trip and what we hold to.",
  hero: {
    kicker: "About us",
    title: "A company you meet at the kerb",
    lead: "No showroom and no lounge. What we are is a vehicle that is early, a driver who knows the road, and somebody at the desk who is awake.",
  },
  story: { title: "How it came about", paragraphs: story },
  figures: { title: "In figures", items: statistics },
  values: { title: "What we hold to", items: values },
  team,
  licences,
  call: {
    title: "Try us on a short trip",
    text: "An airport run is the cheapest way of finding out whether all this is true.",
    book: { label: "Book Transfer", to: "/booking" } satisfies Action,
    contact: { label: "Get In Touch", to: "/contact" } satisfies Action,
  },
} as const;
