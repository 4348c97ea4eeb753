/** Where guests come from: how often, how their phone numbers start, what they are called. Invented combinations. */
export type Nation = {
  readonly share: number;
  /** Ranges kept free for stories where a country has one; else numbers with 555 0. */
  readonly phone: string;
  readonly first: readonly string[];
  readonly last: readonly string[];
};

const words = (text: string) => text.split(" ");

export const nations: readonly Nation[] = [
  {
    share: 34,
    phone: "+27 82 555 0###",
    first: words(
      "Anele Bongani Charlene Dean Elsabe Faizel Gugu Hein Imraan Janine Lindiwe Mandla Nadia Riaan Tshepo Yolanda",
    ),
    last: words(
      "Adonis Booysen Cele Daniels Erasmus Fortuin Govender Hendricks Isaacs Joubert Khoza Luthuli Mahlangu Nel Pillay Swart",
    ),
  },
  {
    share: 22,
    phone: "+44 7700 900###",
    first: words("Alice Callum Charlotte Eleanor Fraser George Harriet Imogen Jack Oliver Priya Rhys"),
    last: words("Ashworth Barlow Carmichael Davies Ellison Fairburn Hughes Kapoor MacLeod Pritchard Thornton Whitaker"),
  },
  {
    share: 18,
    phone: "+49 1522 5550###",
    first: words("Anna Felix Greta Hannah Jonas Katrin Lukas Maren Niklas Sabine Stefan Ulrike"),
    last: words("Bergmann Dietrich Eberhardt Hofer Kessler Lindner Neumann Reinhardt Seidel Vogel Weiss Zimmermann"),
  },
  {
    share: 16,
    phone: "+1 202 555 0###",
    first: words("Aaron Brianna Caleb Diane Ethan Grace Hector Janelle Logan Megan Ruth Tyler"),
    last: words("Anderson Bennett Caldwell Delgado Foster Greenberg Holloway Kim Lawson Morales Sutton Whitfield"),
  },
  {
    share: 9,
    phone: "+31 6 5550 0###",
    first: words("Anouk Bram Daan Femke Joost Lotte Maud Sander"),
    last: words("Bakker Dekker Hoekstra Kuiper Meijer Schouten Verhoeven Willems"),
  },
  {
    share: 9,
    phone: "+33 6 39 98 0# ##",
    first: words("Amélie Bastien Camille Élodie Hugo Julien Margaux Théo"),
    last: words("Beaumont Chevalier Delacroix Fournier Garnier Lambert Moreau Rousseau"),
  },
  {
    share: 6,
    phone: "+55 11 95550 0###",
    first: words("Beatriz Caio Fernanda Gustavo Larissa Rafael"),
    last: words("Almeida Barbosa Carvalho Figueiredo Monteiro Ribeiro"),
  },
  {
    share: 6,
    phone: "+61 491 570 0##",
    first: words("Angus Bronte Callie Lachlan Matilda Zac"),
    last: words("Brennan Cartwright Dunstan Fitzgerald Mackay Paterson"),
  },
  {
    share: 5,
    phone: "+91 98 5550 0###",
    first: words("Aditi Arjun Kavya Nikhil Rohan Shreya"),
    last: words("Banerjee Chandran Deshmukh Iyer Mehta Sharma"),
  },
  {
    share: 4,
    phone: "+254 7 5550 0###",
    first: words("Achieng Kamau Njeri Otieno Wambui Wanjiru"),
    last: words("Kariuki Kimani Mutua Mwangi Ochieng Wekesa"),
  },
];
