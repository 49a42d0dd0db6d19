/** Days within which a use of a drug of the catalogue counts (近一年). */
export const DRUG_DAYS = 365;
