import type { TourPage } from "../page-shapes.ts";

export const gardenRoute: TourPage = {
  slug: "garden-route",
  metaTitle: "Garden Route private tour from Cape Town, 2–3 days",
  metaDescription:
    "Mossel Bay, Wilderness, Knysna, Tsitsikamma and home by the Cango Caves and Route 62, with a private driver. 2 to 3 days, from {tour.garden-route}.",
  lead: "Out along the N2 to the forests and lagoons, back through the Klein Karoo: three days and about 1\u00a0300\u00a0km, with a night in Knysna, a night in Oudtshoorn and a driver who does this road for a living.",
  story: [
    "The Garden Route proper is short. It runs from Mossel Bay to Storms River, some 200\u00a0km of lagoons, forest and long beaches between the Outeniqua Mountains and the Indian Ocean. What is long is the way there: Mossel Bay lies 389\u00a0km from Cape Town, four hours without a stop. That is why we leave at 07:00 and why the third day is worth having.",
    "With three days you go out by the coast and come home by another country. North of George the Outeniqua Pass lifts you from wet forest into the dry Klein Karoo in half an hour. Oudtshoorn grew rich on ostrich feathers before 1914 and still has the sandstone mansions. Behind it lie the Cango Caves. From there Route 62 leads west by Calitzdorp and Barrydale, with hardly a lorry on it.",
    "Storms do damage here. The suspension bridges at Storms River Mouth close now and then for repairs, rock falls on the passes, and fog can fill Knysna’s lagoon until 10:00. We check the night before and change the order rather than drive you to a locked gate.",
  ],
  location: "Mossel Bay to Tsitsikamma",
  highlights: [
    "Knysna Heads",
    "Tsitsikamma bridges",
    "Cango Caves",
    "Route 62 homewards",
    "The Dias caravel at Mossel Bay",
    "Wilderness and its lookouts",
    "Plettenberg Bay beaches",
    "The Outeniqua Pass",
  ],
  itinerary: [
    {
      time: "Day 1, 07:00",
      title: "Cape Town to Swellendam",
      text: "The N2 over Sir Lowry’s Pass and through the wheat of the Overberg. Coffee at about 09:30 under the Langeberg, 220\u00a0km on.",
    },
    {
      time: "Day 1, 12:00",
      title: "Mossel Bay",
      text: "Lunch, and the Dias Museum with the full-size caravel that sailed here from Lisbon for 3 February 1988, 500 years to the day after Bartolomeu Dias landed.",
    },
    {
      time: "Day 1, 15:00",
      title: "Wilderness",
      text: "Two lookouts: Dolphin Point above the Kaaimans mouth, and the river bend the locals call the Map of Africa.",
    },
    {
      time: "Day 1, 16:30",
      title: "Knysna, first night",
      text: "The two sandstone Heads from the eastern viewpoint, then your hotel by 17:30. You have come 490\u00a0km.",
    },
    {
      time: "Day 2, 08:00",
      title: "To Tsitsikamma",
      text: "Past Plettenberg Bay and over the Bloukrans gorge, 99\u00a0km. At Storms River Mouth a boardwalk of about 1\u00a0km leads to the suspension bridges. Allow two hours with the steps.",
    },
    {
      time: "Day 2, 13:00",
      title: "Plettenberg Bay",
      text: "Lunch above Central Beach, with the Robberg peninsula across the water. From June to November look for whales in the bay.",
    },
    {
      time: "Day 2, 14:30",
      title: "Over the Outeniqua Pass",
      text: "Back through George and over the mountains to Oudtshoorn, 159\u00a0km. You arrive at about 17:00 for the second night.",
    },
    {
      time: "Day 3, 08:15",
      title: "Cango Caves",
      text: "The caves are 29\u00a0km north of town and can be seen only with their own guides. The Heritage tour at 09:00 takes an hour. The Adventure tour takes longer and goes through narrow passages.",
    },
    {
      time: "Day 3, 10:30",
      title: "Route 62",
      text: "Calitzdorp for its port, Barrydale for lunch at about 13:15, Montagu for a stretch between orange cliffs.",
    },
    {
      time: "Day 3, 18:00",
      title: "Home",
      text: "By Robertson and Worcester, through the Huguenot Tunnel and down the N1. Today’s total is 480\u00a0km, and you are home at about 18:00.",
    },
  ],
  included: [
    "Private vehicle, driver and fuel",
    "Pickup and drop-off at your door",
    "Room for suitcases",
    "Free child seats under 12",
  ],
  notIncluded: [
    "Your hotels",
    "Meals and drinks",
    "Park, museum and cave entrances",
    "Toll roads",
    "Registered tourist guide",
  ],
  bring: [
    "One bag each, soft if possible",
    "Walking shoes for Tsitsikamma",
    "A rain jacket: it rains here all year",
    "A jersey for Karoo nights",
    "Swimming things",
    "Passports for hotel check-in",
  ],
  bestTime:
    "February to April and September to November: mild, with room in the hotels. From mid-December to early January the coast is full and the N2 slow. Winter days are clear and short, and the Karoo freezes at night.",
  pickupAreas: [
    "City Bowl",
    "V&A Waterfront",
    "Atlantic Seaboard",
    "Southern Suburbs",
    "Cape Town International Airport",
    "Somerset West and Strand",
    "Stellenbosch",
  ],
  questions: [
    {
      question: "What do we lose if we take only two days?",
      answer:
        "Tsitsikamma, the caves and Route 62. You still see Mossel Bay, Wilderness and Knysna, sleep one night at the lagoon, and drive the 490\u00a0km home on the second day with a long lunch in Swellendam. It is a lot of road, so three days are kinder.",
    },
    {
      question: "Who books the hotels?",
      answer:
        "You do, so that you sleep where and how you like. Tell us the addresses. If you want ideas by price, ask before you book and we’ll tell you what our passengers liked.",
    },
    {
      question: "How does this differ from your Garden Route packages?",
      answer:
        "This is a vehicle and a driver for a fixed route. The packages last 3, 5 or 7 days and start at {package.3}, {package.5} and {package.7} per person. Ask for a quote and you’ll see line by line what each contains.",
    },
    {
      question: "Can we finish at George Airport and fly on?",
      answer:
        "Yes, and the afternoon of the second day is the moment for it. Tell us your flight, and we’ll replace the Oudtshoorn night with a transfer and quote the trip one way.",
    },
    {
      question: "How many hours per day do we sit in the car?",
      answer:
        "About five and a half on the first day, four and a half on the second and five and a half on the third, never much more than two at a stretch. Your driver needs the breaks as much as you do.",
    },
  ],
  stops: [
    { name: "Swellendam", lat: -34.023, lon: 20.442, time: "Day 1" },
    { name: "Mossel Bay", lat: -34.183, lon: 22.146, time: "Day 1, 12:00" },
    { name: "Wilderness", lat: -33.993, lon: 22.577, time: "Day 1, 15:00" },
    { name: "Knysna Heads", lat: -34.077, lon: 23.061, time: "Day 1, 16:30" },
    { name: "Storms River Mouth, Tsitsikamma", lat: -34.022, lon: 23.881, time: "Day 2" },
    { name: "Plettenberg Bay", lat: -34.053, lon: 23.371, time: "Day 2, 13:00" },
    { name: "Oudtshoorn", lat: -33.593, lon: 22.202, time: "Day 2" },
    { name: "Cango Caves", lat: -33.393, lon: 22.214, time: "Day 3, 08:15" },
    { name: "Barrydale", lat: -33.907, lon: 20.722, time: "Day 3" },
  ],
  related: ["overberg", "winelands", "whale-watching"],
};
