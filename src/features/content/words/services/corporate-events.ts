import type { ServicePage } from "../page-shapes.ts";

export const corporateEvents: ServicePage = {
  slug: "corporate-events",
  title: "Corporate Events",
  metaTitle: "Event shuttles and corporate transport in {town}",
  metaDescription:
    "Conference shuttles, delegate arrivals and gala evenings in {town}, planned and run by one coordinator with a mixed fleet. Each has its own quote.",
  shortDescription: "Delegates, guests and speakers moved on a timetable, with one coordinator in charge.",
  lead: "Guests remember the speaker and the dinner. If they remember the bus, something went wrong. Our part is to be the piece of the event that no one has to mention.",
  description: [
    "An event is four jobs in one. Arrivals trickle in over a day and a half, each with a flight and a name. The conference days run on loops between hotels and venue. The gala evening moves everyone at once, in good shoes, to somewhere with a view. Then comes the morning when 200 people want the airport between 05:00 and 11:00. We plan the four together, because the vehicles and drivers are the same ones.",
    "The arithmetic is simple and worth doing early. A 22-seat coach on a round of 25 minutes, loading included, carries about 50 people an hour. Between the Waterfront hotels and the convention centre on the Foreshore, barely 2\u00a0km apart, that is one vehicle for a small conference and three for a large one. Add 10% in reserve for the delegate who forgot the badge, and the queue stays short.",
    "We also keep the city’s calendar. On Cycle Tour Sunday in March the roads round the Peninsula belong to cyclists until late afternoon. Mining Indaba in February fills the Foreshore, and around the opening of Parliament streets in the centre close. On Tweede Nuwe Jaar, as a rule 2 January, the minstrels march and no one crosses the centre by car. A plan that knows these dates needs no heroics.",
  ],
  features: [
    "One coordinator from brief to last drop-off",
    "Arrivals list matched to flights",
    "Loops with published times",
    "Sedans for speakers, coaches for delegates",
    "Name boards and signs for each vehicle",
    "Corporate account and one invoice",
  ],
  benefits: [
    {
      title: "A manifest, not a guess",
      text: "Send the delegate list as a spreadsheet. You get it back as vehicles, times and meeting points, and again each time it changes.",
    },
    {
      title: "Someone on the kerb",
      text: "At the busy hours a coordinator is where the vehicles load, with the list, the drivers’ numbers and the authority to send one more round.",
    },
    {
      title: "Mixed fleet, one standard",
      text: "Sedans, shuttles and coaches come from one team, and each vehicle is checked by the same rules before it is put on your event.",
    },
    {
      title: "Plan B in writing",
      text: "Wind closes the mountain, rain closes the terrace. The alternative venue is on the drivers’ sheets before the clouds are.",
    },
  ],
  vehicleClasses: ["sedan", "shuttle", "luxury_coach", "large_coach"],
  priceText: "Custom quote",
  priceBasis: "",
  durationText: "From one evening to a full conference week",
  capacityText: "From one speaker to several hundred delegates",
  areas: [
    "Cape Town International Convention Centre",
    "Foreshore and city hotels",
    "V&A Waterfront",
    "DHL Stadium and Green Point",
    "Century City conference venues",
    "Wine estates of Stellenbosch, Paarl and Franschhoek",
    "Cape Town International Airport",
  ],
  steps: [
    {
      title: "Tell us the event",
      text: "Dates, venues, hotels, a realistic headcount, and the one moment that must not fail.",
    },
    {
      title: "See the plan with its price",
      text: "Vehicles, loops, staff and hours, each with its cost, in two or three variants to choose from.",
    },
    {
      title: "Freeze the lists",
      text: "Names and flights may change until the cut-off we agree. After that, changes go through the coordinator.",
    },
    {
      title: "Run it, then read it",
      text: "After the event you get the times as driven, not as planned, and one invoice.",
    },
  ],
  questions: [
    {
      question: "How much notice do you need?",
      answer:
        "For a dinner with one coach, 72 hours will do. For a conference, talk to us when you sign the venue: coaches are scarce in the conference months of February, March and November.",
    },
    {
      question: "Can you meet each delegate individually?",
      answer:
        "Yes. With flight numbers we group people who land within the same half hour, so that hardly anyone waits and the vehicles are not half empty. Speakers and board members can have a car alone.",
    },
    {
      question: "How is VAT shown on the invoice?",
      answer:
        "Carrying passengers by road is generally exempt from VAT in South Africa, while items such as a guide or catering are not. We mark each line separately, so your finance team doesn’t have to unpick a lump sum.",
    },
    {
      question: "What happens if an event is cancelled?",
      answer:
        "Your contract states the dates and amounts for the event, since a fleet reserved for a week cannot be treated like one car. What is fair depends on the notice. We’ll put it in writing before you sign.",
    },
    {
      question: "Do you take private celebrations?",
      answer:
        "Weddings, anniversaries and memorials as well. The planning is the same, only the name boards are nicer.",
    },
  ],
};
