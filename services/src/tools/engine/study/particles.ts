/** Of names, between their capitals: "Antonie van Leeuwenhoek", "Leonardo da Vinci". */
export const PARTICLES = 'van|von|de|da|di|du|del|la|le|ibn|bin|ter';
