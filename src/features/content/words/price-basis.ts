/**
 * The basis of the starting prices: for how many, from where, in which vehicle. The same service costs R250 here and R350 there,
 * and both are true for the trips they name. The engine gives each of them (price-basis.test.ts).
 */
export const priceBasis = {
  airportShort: "Price per vehicle: up to 3 passengers, within {hop.km}\u00a0km of the airport",
  shuttleShort: "Price per vehicle: 1 passenger, up to {ride.km}\u00a0km",
  groupShort: "Price per vehicle: 4 passengers, up to {hop.km}\u00a0km",
  coachShort: "Price per coach: one way, up to {hop.km}\u00a0km",
  airport: "per vehicle, up to 3 passengers, up to {ride.km}\u00a0km",
  shuttle: "for 3 passengers, up to {ride.km}\u00a0km",
  chauffeur: "per vehicle, up to 3 passengers, {chauffeur.hours} hours",
  carHire: "per vehicle, up to 3 passengers",
  coach: "per coach, up to 22 passengers",
  inland: "Per vehicle, up to 3 passengers, one way",
  tour: "Per vehicle, up to 3 passengers",
} as const;
