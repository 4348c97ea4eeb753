import type { Role } from "#domain/account/roles.ts";

/** Everyone in the demo signs in with this. It guards nothing: a company with real data is never seeded. */
export const demoPassword = "CapeTown!demo";

export type DemoAccount = {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  /** None is a customer. */
  readonly roles: readonly Role[];
  /** This person’s name on the sign-in page. */
  readonly label: string;
  readonly home: string;
};

export const demoAccounts = [
  {
    email: "customer@demo.example",
    name: "Emily Hartwell",
    phone: "+44 7700 900142",
    roles: [],
    label: "Customer",
    home: "/dashboard",
  },
  {
    email: "hotel@demo.example",
    name: "Yusra Davids",
    phone: "+27 21 555 0131",
    roles: ["hotel"],
    label: "Hotel partner",
    home: "/hotel/dashboard",
  },
  {
    email: "agent@demo.example",
    name: "Matteo Ricci",
    phone: "+27 21 555 0132",
    roles: ["travel_agent"],
    label: "Travel agent",
    home: "/hotel/dashboard",
  },
  {
    email: "provider@demo.example",
    name: "Gerhard Steyn",
    phone: "+27 21 555 0133",
    roles: ["driver_provider"],
    label: "Driver provider",
    home: "/hotel/dashboard",
  },
  {
    email: "corporate@demo.example",
    name: "Nomvula Khumalo",
    phone: "+27 21 555 0134",
    roles: ["corporate"],
    label: "Corporate client",
    home: "/company/dashboard",
  },
  {
    email: "driver@demo.example",
    name: "Sipho Ndlovu",
    phone: "+27 82 555 0141",
    roles: ["driver"],
    label: "Driver",
    home: "/driver/dashboard",
  },
  {
    email: "dispatcher@demo.example",
    name: "Farah Adams",
    phone: "+27 82 555 0142",
    roles: ["dispatcher"],
    label: "Dispatcher",
    home: "/dispatcher/dashboard",
  },
  {
    email: "admin@demo.example",
    name: "Liesl van Wyk",
    phone: "+27 82 555 0143",
    roles: ["admin"],
    label: "Admin",
    home: "/admin",
  },
  {
    email: "super@demo.example",
    name: "Themba Maseko",
    phone: "+27 82 555 0144",
    roles: ["super_user", "admin"],
    label: "Super-user",
    home: "/admin",
  },
] as const satisfies readonly DemoAccount[];

export type DemoEmail = (typeof demoAccounts)[number]["email"];
