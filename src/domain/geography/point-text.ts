type Point = { readonly latitude: number; readonly longitude: number };

/** As it is read out on the phone and typed into any map: about a metre exact. */
export const pointText = ({ latitude, longitude }: Point): string => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
