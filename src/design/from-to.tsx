/** "Airport → Gardens", read aloud as "Airport to Gardens". */
export function FromTo({ trip }: { trip: { pickup_location: string; destination: string } }) {
  return (
    <>
      {trip.pickup_location} <span aria-hidden="true">→</span>
      <span className="sr-only">to</span> {trip.destination}
    </>
  );
}
