/** A number plate as displayed: capitals, single spaces. */
export const cleanPlate = (typed: string): string => typed.toUpperCase().replace(/\s+/g, " ").trim();

/** Plates are equal if only spaces and hyphens differ: CA 482-117 and CA482117. */
export const barePlate = (plate: string): string => plate.toUpperCase().replace(/[^0-9A-Z]/g, "");

/** A VIN has 17 digits and capitals, without I, O and Q, which look like 1 and 0. */
export const isVin = (text: string): boolean => /^[0-9A-HJ-NPR-Z]{17}$/.test(text);
