import { type ClassForm, classForm } from "#features/catalogue/classes/contract.ts";

/** A business sedan, as our team enters it. */
export const aClassForm = (changes: Partial<ClassForm> = {}): ClassForm =>
  classForm.parse({
    name: "Business sedan",
    plural: "Business sedans",
    fewest: 1,
    most: 3,
    bags: 3,
    bags_text: "3 large bags",
    comfort: 2,
    grade: "Business",
    inside: "Leather, water, quiet",
    description: "For the meeting after the flight.",
    drawing: "sedan",
    ...changes,
  });
