export type Testimonial = {
  name: string;
  location: string;
  rating: 5;
  text: string;
  service: string;
  /** The drawn face used as the photo. */
  avatar: number;
};

/** The six voices on the home page. */
export const testimonials: readonly Testimonial[] = [
  {
    name: "Amira K.",
    location: "London, United Kingdom",
    rating: 5,
    text: "Our flight was two hours late and the driver was still there with our name on a board. Spotless van, child seat fitted, the easiest arrival we have had anywhere.",
    service: "Airport Transfer",
    avatar: 3,
  },
  {
    name: "Jürgen W.",
    location: "Hamburg, Germany",
    rating: 5,
    text: "We stopped whenever we wanted. The driver knew the exact bend on Chapman’s Peak where the light is best at five o’clock.",
    service: "Cape Peninsula Tour",
    avatar: 4,
  },
  {
    name: "Thabo M.",
    location: "Johannesburg, South Africa",
    rating: 5,
    text: "Three hundred delegates, four hotels, one coordinator. Nobody waited longer than six minutes, and I never had to phone twice.",
    service: "Event Shuttles",
    avatar: 2,
  },
  {
    name: "Nomvula D.",
    location: "Cape Town, South Africa",
    rating: 5,
    text: "Our night shift used to worry about getting home. Now the same friendly driver is at the gate every time, and the team has stopped watching the clock.",
    service: "Staff Transport",
    avatar: 0,
  },
  {
    name: "Claire B.",
    location: "Lyon, France",
    rating: 5,
    text: "Three estates, one long lunch and nobody had to stay sober at the wheel. He even knew which cellar had the shade for my mother.",
    service: "Winelands Tour",
    avatar: 1,
  },
  {
    name: "Priya N.",
    location: "Durban, South Africa",
    rating: 5,
    text: "Fourteen cousins, one wedding, two days. The shuttle was early each time and the driver knew every aunt by name before we reached the church.",
    service: "Group Transfer",
    avatar: 5,
  },
];
