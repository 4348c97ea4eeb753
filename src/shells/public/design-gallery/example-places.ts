import type { PlaceOption } from "#design/fields/address-field.tsx";

export const examplePlaces: readonly PlaceOption[] = [
  {
    id: "cpt",
    kind: "airport",
    label: "Cape Town International Airport",
    description: "Matroosfontein",
    group: "Airports",
  },
  { id: "geo", kind: "airport", label: "George Airport", description: "Garden Route", group: "Airports" },
  { id: "table-bay", kind: "hotel", label: "The Table Bay Hotel", description: "V&A Waterfront", group: "Hotels" },
  { id: "mount-nelson", kind: "hotel", label: "Mount Nelson", description: "Gardens, Cape Town", group: "Hotels" },
  {
    id: "table-mountain",
    kind: "attraction",
    label: "Table Mountain Lower Cable Station",
    description: "City Bowl",
    group: "Places",
  },
  { id: "camps-bay", kind: "beach", label: "Camps Bay Beach", description: "Atlantic Seaboard", group: "Places" },
  { id: "constantia", kind: "wine", label: "Groot Constantia", description: "Constantia", group: "Places" },
  {
    id: "cape-town-station",
    kind: "station",
    label: "Cape Town Station",
    description: "Adderley Street",
    group: "Places",
  },
];

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

export async function suggestExamplePlaces(query: string) {
  await pause(350);
  const result = query.toLowerCase();
  return examplePlaces.filter(({ label, description = "" }) =>
    `${label} ${description}`.toLowerCase().includes(result),
  );
}

export async function failToSuggest(): Promise<never> {
  await pause(200);
  throw new Error("The search is out of reach.");
}
