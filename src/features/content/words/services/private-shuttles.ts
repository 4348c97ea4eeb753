import type { ServicePage } from "../page-shapes.ts";
import { priceBasis } from "../price-basis.ts";

export const privateShuttles: ServicePage = {
  slug: "private-shuttles",
  title: "Private Shuttles",
  metaTitle: "Private shuttles and group transfers in {town}",
  metaDescription:
    "A shuttle and driver for your party alone: weddings, wine farms, stadium nights and family visits. 3 to 22 people, from {shuttle.person} per person, day or night.",
  shortDescription: "One vehicle for your whole party, from the front door to the far end of the evening and back.",
  lead: "Some days need more seats than a car and less fuss than a convoy. A private shuttle takes your people, and only your people, where they are going, and is still there when they want to come home.",
  description: [
    "Think of the evenings that go wrong by car. Kirstenbosch on a summer concert Sunday, when Rhodes Drive is parked solid an hour before the first song. A Stormers match at the stadium in Green Point, with streets closed around it. A wedding on a farm behind Stellenbosch that ends at midnight, 50\u00a0km from the hotel, on a road without lights. In each case one shuttle does what four cars and four sober drivers would have done.",
    "It works just as well for quiet things: grandparents who arrive in one flight and leave in three, a choir with robes on hangers, a school reunion that wants lunch in Kalk Bay. You set the addresses and the order of stops. Three people ride in a sedan, 4 to 14 in a shuttle, 15 to 22 in a luxury coach, and above that our coach page takes over.",
    "Group transfers are the same service with more names on the list. When two vehicles are needed we plan them as one job: one number to call, one departure time, and a driver in front who knows that the other is behind. From eight passengers the price per person comes down, and the reduced price is already in the quote you receive.",
  ],
  features: [
    "Never shared with strangers",
    "Door to door, several stops if you like",
    "Group price from {group.from} passengers",
    "Air-conditioned vehicles",
    "Waits or returns at the hour you set",
    "One contact for the whole group",
  ],
  benefits: [
    {
      title: "Everyone arrives at once",
      text: "No messages about who is still looking for parking in Bree Street. The group leaves together and walks in together.",
    },
    {
      title: "No one has to stay sober",
      text: "Tastings, toasts and long lunches end in the back seat. Your driver has had water all day and is paid to.",
    },
    {
      title: "The plan may bend",
      text: "If dinner runs late, call. When the vehicle has no other passengers waiting, an extra half hour is no trouble, and we’ll tell you what it costs first.",
    },
    {
      title: "Space for what you carry",
      text: "Prams, cake boxes, cricket bags, a cello. Tell us about the awkward things early and we’ll make room for them.",
    },
  ],
  vehicleClasses: ["sedan", "shuttle", "luxury_coach"],
  priceText: "From {shuttle.person} per person",
  priceBasis: priceBasis.shuttle,
  durationText: "By the trip, the evening or the day",
  capacityText: "3–22 passengers",
  areas: [
    "All of Cape Town, door to door",
    "Stellenbosch, Franschhoek and Paarl",
    "Somerset West and the Helderberg",
    "Hout Bay, Noordhoek and the southern Peninsula",
    "Blouberg, Melkbosstrand and Darling",
  ],
  steps: [
    {
      title: "Count heads and stops",
      text: "How many people, from where to where, and what has to come along with them.",
    },
    {
      title: "Choose one way or return",
      text: "The driver can wait, or come back at a time we agree. We’ll tell you which is cheaper.",
    },
    {
      title: "Receive one price",
      text: "A single price for the party, with what it comes to per person beside it.",
    },
    {
      title: "Be on the pavement",
      text: "The driver is early. The first 15 minutes of waiting at a house or hotel are free, 30 at a station or the cruise terminal.",
    },
  ],
  questions: [
    {
      question: "Is the {shuttle.person} per person for any distance?",
      answer:
        "No, it is where short city trips start for a full vehicle. A longer road or a half-empty vehicle works out higher per person. The quote gives both the total and the share.",
    },
    {
      question: "How far ahead should a group book?",
      answer:
        "Two to three days is comfortable: 48 hours for most groups, 72 for the big ones. December weekends and wedding season, roughly October to April, go much earlier.",
    },
    {
      question: "Can one shuttle collect people at five different places?",
      answer:
        "Yes. Send the addresses in any order and we’ll sort them. Each stop adds time, so beyond four or five a second vehicle is sometimes quicker for all.",
    },
    {
      question: "May we eat, drink and sing?",
      answer:
        "Sing by all means. Water and snacks are fine. Anything that stains is better finished before you board. Smoking waits for the next stop.",
    },
    {
      question: "What if someone in our party is late?",
      answer:
        "The organiser decides, not the driver. After the free minutes, waiting is charged per 15 minutes, and we’ll tell you before charging starts.",
    },
  ],
};
