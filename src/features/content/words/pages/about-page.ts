import type { Href } from "#platform/browser/link.tsx";

type Action = { readonly label: string; readonly to: Href };

const story = [
  "We have been driving people round the Cape for over ten years. It started, as such companies do, with airport runs: early flights and late flights. We soon learnt that one driver with the right name on a board takes most of the worry out of an arrival.",
  "The rest followed from requests. A hotel asked whether the driver could stay for the day. A passenger asked what there was to see. A school asked for 40 seats, a factory for a night route to Khayelitsha, and a bride for something that could reach a farm above Franschhoek in good shoes. We said yes to the things we could do properly and sent people elsewhere for the others.",
  "Today that adds up to transfers, private shuttles, chauffeurs, coaches, staff routes, events and 10 private tours. Our area reaches 100\u00a0km around Cape Town and, by arrangement, to the far end of the Garden Route. Our team is awake at every hour of the year. So, somewhere between Simon’s Town and Saldanha, is at least one of our drivers.",
] as const;

const values = [
  {
    icon: "clock",
    title: "Early is on time",
    text: "A driver who arrives at the minute has already made you look out of the window twice. We aim to be there before you start to wonder.",
  },
  {
    icon: "word",
    title: "Say what it costs",
    text: "The price you agreed to is the price you pay. If something will cost extra, we’ll tell you while you can still say no.",
  },
  {
    icon: "shield",
    title: "Safety is dull, and should be",
    text: "Belts, tyres, brakes, sleep. None of it makes a good story, which is the point.",
  },
  {
    icon: "home",
    title: "Visitors in other people’s streets",
    text: "We drive through neighbourhoods where people live and remember. We slow down, we ask before we photograph, and we spend money there.",
  },
] as const;

const team = {
  title: "The people you meet",
  lead: "You’ll deal with three kinds of people, and you’ll know by name the ones on your trip.",
  roles: [
    {
      title: "Drivers",
      text: "They were raised here or have been here long enough to argue about the best route to Hout Bay. Each has a professional driving permit for passengers and has been background-checked.",
    },
    {
      title: "Dispatchers",
      text: "They see every vehicle on a map and every flight on a list. When you phone at 04:00, one of them picks up.",
    },
    {
      title: "Consultants",
      text: "They turn your message into a quote within 5 to 20 minutes, and they ask the question you forgot: how many bags?",
    },
  ],
} as const;

const licences = {
  title: "Licences and insurance",
  lead: "Carrying people for money is regulated in South Africa, and rightly so. In plain words, this is what every trip includes.",
  items: [
    "A professional driving permit (PrDP) for every driver, as well as the licence for the class of vehicle.",
    "An operating licence for every vehicle, of the type the work requires, carried on board.",
    "Roadworthy tests as the law sets them: yearly for public transport vehicles, every six months for buses.",
    "Cover for the vehicle and for the passengers in it.",
    "Where a trip includes guiding, a tourist guide who is registered for it.",
  ],
  note: "If you need copies for a tender or an insurer, ask us and we’ll send them.",
} as const;

const mapData = {
  title: "Maps and whose they are",
  lead: "Our maps and routes are drawn from open data that volunteers collect. We’re grateful for it, and we say so on every map.",
  paragraphs: [
    "Coast, streets, roads and many names of places come from OpenStreetMap, © OpenStreetMap contributors, under the Open Database Licence (ODbL). Street maps follow the OpenMapTiles schema, © OpenMapTiles. Positions of towns were checked against GeoNames (CC BY 4.0).",
    "The licence lets you copy, change and share that data too, as long as you name OpenStreetMap and keep the same licence. Ask us for the map files we use and we’ll send them.",
    "Vehicles, trips, prices and everything about our passengers are drawn over the map from our own records. They are not part of that data and are not shared with it.",
  ],
  links: [
    { label: "OpenStreetMap copyright", address: "https://www.openstreetmap.org/copyright" },
    { label: "Open Database Licence", address: "https://opendatacommons.org/licenses/odbl/1-0/" },
    { label: "OpenMapTiles", address: "https://openmaptiles.org/" },
    { label: "GeoNames", address: "https://www.geonames.org/" },
  ],
} as const;

/** The company about itself. The figures are its own claims, as on the home page. */
export const aboutPage = {
  metaTitle: "About {company}: drivers, team and values",
  metaDescription:
    "Over ten years on the roads of the Western Cape: who drives you, who answers at 04:00, which licences and insurance cover a trip, and what we value.",
  hero: {
    kicker: "About us",
    title: "A company you meet at the kerb",
    lead: "No showroom and no lounge. What we are is a vehicle that is early, a driver who knows the road, and a team that is awake.",
  },
  story: { title: "How it came about", paragraphs: story },
  figures: { title: "In numbers" },
  values: { title: "What we value", items: values },
  team,
  licences,
  mapData,
  call: {
    title: "Try us on a short trip",
    text: "An airport run is the cheapest way of finding out whether all this is true.",
    book: { label: "Book Transfer", to: "/booking" } satisfies Action,
    contact: { label: "Get In Touch", to: "/contact" } satisfies Action,
  },
} as const;
