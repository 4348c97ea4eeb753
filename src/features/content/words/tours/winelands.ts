import type { TourPage } from "../page-shapes.ts";

export const winelands: TourPage = {
  slug: "winelands",
  metaTitle: "Cape Winelands tour: Stellenbosch and Franschhoek",
  metaDescription:
    "A private Winelands day with your own driver: Dorp Street, the Helshoogte Pass, two or three tastings and Franschhoek. 8 to 9 hours, from {tour.winelands}.",
  lead: "Stellenbosch, the Helshoogte Pass and Franschhoek in one loop of about 165\u00a0km, with two or three tastings, one unhurried lunch, and someone else at the wheel.",
  story: [
    "The two valleys lie one pass apart and could not be less alike. Stellenbosch, laid out in 1679, is a university town of oaks, water furrows and white gables, and its vineyards climb every slope around it. Franschhoek is one long street at the closed end of a valley, where French Huguenots were given farms soon after they landed in 1688. Between them the R310 goes over Helshoogte, with the Simonsberg on one hand and a drop of vines on the other.",
    "Much of what looks so serene was planted and picked by enslaved people, who became free only in the 1830s. Just below the pass you drive through Pniel, a village founded in 1843 around a mission for families who had been enslaved on these farms. It has a small museum and is worth 10 minutes of anyone’s day.",
    "Two tastings are relaxed, three are a full day, four are a blur. Good farms to choose from lie along the way, Tokara, Delaire Graff, Boschendal, La Motte and Haute Cabrière among them. In season book the table for lunch yourself, and early. We’ll plan the rest around it.",
  ],
  location: "Stellenbosch and Franschhoek",
  highlights: [
    "Dorp Street on foot",
    "Helshoogte Pass views",
    "Two or three tastings",
    "Franschhoek village",
    "Lunch on a wine farm",
    "Pniel and its mission church",
    "The Huguenot Monument",
  ],
  itinerary: [
    {
      time: "09:00",
      title: "Pickup",
      text: "Out on the N2 and the R310: 50\u00a0km to Stellenbosch, about 50 minutes once the rush hour has passed.",
    },
    {
      time: "09:55",
      title: "Stellenbosch",
      text: "Walk Dorp Street from Oom Samie’s old general store up to the Braak. The oaks have outlived several owners of every house.",
    },
    {
      time: "11:00",
      title: "First tasting",
      text: "On the slopes below Helshoogte, 8\u00a0km from town, with False Bay in the distance on a clear day. Ask for a pinotage: the grape was bred in Stellenbosch in 1925.",
    },
    {
      time: "12:10",
      title: "Over the pass to Pniel",
      text: "Down the far side of Helshoogte into the Dwars River valley, past Pniel’s white church.",
    },
    {
      time: "12:30",
      title: "Lunch",
      text: "Boschendal, granted in 1685, lies on the way and has tables as well as picnics on the lawn. Another farm is just as good, if you booked it.",
    },
    {
      time: "14:20",
      title: "Franschhoek",
      text: "An hour for the main street, its chocolate and galleries, and the Huguenot Monument at the top of the village.",
    },
    {
      time: "15:25",
      title: "Second or third tasting",
      text: "A cellar in the valley before the tasting rooms close, which most do between 16:30 and 17:00.",
    },
    {
      time: "16:20",
      title: "Home by the N1",
      text: "Some 82\u00a0km and 65 minutes, against most of the evening traffic. You are home at about 17:30.",
    },
  ],
  included: [
    "Private vehicle, driver and fuel",
    "Pickup and drop-off at your door",
    "A route planned around your bookings",
    "Room in the boot for the bottles you buy",
    "Free child seats under 12",
  ],
  notIncluded: ["Tasting fees", "Lunch and other drinks", "Franschhoek Wine Tram tickets", "Registered tourist guide"],
  bring: [
    "Sun hat and water, December to March",
    "A warm layer from May to September",
    "Flat shoes for cellar steps and gravel",
    "Your lunch confirmation",
    "Your ID: tastings are for over-18s",
  ],
  bestTime:
    "February and March for the harvest, April and May for red leaves and thin crowds, winter for fireplaces and quiet cellars. On Mondays and Tuesdays some restaurants close.",
  pickupAreas: [
    "City Bowl",
    "V&A Waterfront",
    "Atlantic Seaboard",
    "Southern Suburbs",
    "Durbanville and Bellville",
    "Somerset West and Strand",
    "Airport hotels",
  ],
  questions: [
    {
      question: "Do you book the tastings for us?",
      answer:
        "You choose and reserve the farms. Groups of up to six can often walk in on a weekday. Send us your list and we’ll tell you whether it fits into one day.",
    },
    {
      question: "Can we ride the Franschhoek Wine Tram?",
      answer:
        "Yes, with tickets you buy beforehand. Then the day changes shape: we’ll drive straight to the tram terminus in Franschhoek in the morning, 82\u00a0km from town, and meet you there when your line ends.",
    },
    {
      question: "We do not all drink. Is the day still worth it?",
      answer:
        "Very much so. Farms pour grape juice, coffee and olive oil, Franschhoek has its chocolate makers, and Babylonstoren’s garden can take the place of a cellar. Children run about on the lawns at Boschendal.",
    },
    {
      question: "Can Paarl or Constantia be added?",
      answer:
        "Paarl fits instead of the last tasting: it is 29\u00a0km from Franschhoek and on the way home. Constantia lies on the other side of the mountain and makes a better half day of its own.",
    },
    {
      question: "May we take wine back in the vehicle?",
      answer:
        "As many cases as the boot holds. If you fly home, let the farm ship it: most do, and they know the customs documents better than any of us.",
    },
  ],
  stops: [
    { name: "Stellenbosch", lat: -33.9346, lon: 18.861, time: "09:55" },
    { name: "Helshoogte and Tokara", lat: -33.917, lon: 18.92, time: "11:00" },
    { name: "Pniel", lat: -33.895, lon: 18.957, time: "12:10" },
    { name: "Boschendal", lat: -33.8746, lon: 18.9765, time: "12:30" },
    { name: "Franschhoek", lat: -33.911, lon: 19.12, time: "14:20" },
    { name: "Huguenot Monument", lat: -33.9142, lon: 19.1245 },
  ],
  related: ["cape-peninsula", "overberg", "west-coast"],
};
