/** A company registration number as issued by the CIPC: year, number and type, 2015/276640/07. */
export const isCompanyRegistration = (text: string): boolean => /^(18|19|20)\d{2}\/\d{6}\/\d{2}$/.test(text);

/** Ten digits starting with 4, as SARS issues them. */
export const isVatNumber = (text: string): boolean => /^4\d{9}$/.test(text);
