/** A row of another system’s forward bookings, as the call takes it; two days of work per number, so that vehicles last. */
export const aForwardRow = (at: number, changes: object = {}) => ({
  reference: `OLD-${at}`,
  last_name: `Customer ${String.fromCharCode(65 + (at % 26))}${at}`,
  email: `forward-${at}@example.com`,
  phone: `+27 82 ${String(1_000_000 + at)}`,
  service: "Airport transfer",
  pickup_date: new Date(Date.UTC(2026, 11, 1 + (at % 200))).toISOString().slice(0, 10),
  pickup_time: `${String(6 + (at % 12)).padStart(2, "0")}:00`,
  from: "Cape Town International Airport",
  to: "Camps Bay",
  passengers: "2",
  bags: "2",
  price: "987.65",
  version: null as number | null,
  ...changes,
});
