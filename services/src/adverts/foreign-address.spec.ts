import { foreignAddress } from './foreign-address.js';

describe('an address in another country', () => {
  it.each([
    ['Office: 12 Allen Avenue, Ikeja, Lagos, Nigeria. Apply now.', '12 Allen Avenue, Ikeja, Lagos, Nigeria'],
    ['Our address: 5 Example Road, Lagos, Nigeria', '5 Example Road, Lagos, Nigeria'],
    ['Our address is 5 Example Road, Accra, Ghana.', '5 Example Road, Accra, Ghana'],
    ['Our head office is in Karachi, Pakistan.', 'Karachi, Pakistan'],
    ['Our recruitment office is in Karachi, Pakistan; this job is in Leeds.', 'Karachi, Pakistan'],
    ['Our head office is at 5 Mall Road, Lahore, Pakistan. Bring your papers there.', '5 Mall Road, Lahore, Pakistan'],
    ['Send your papers to our recruitment desk in Karachi, Pakistan.', 'Karachi, Pakistan'],
    ['Send passport to HR, Barclays, Plot 12, Nairobi, Kenya.', 'HR, Barclays, Plot 12, Nairobi, Kenya'],
    ['Come to 44 MG Road, Pune, India, with your passport.', '44 MG Road, Pune, India'],
    [
      'Head office:\nTesco Stores\n12 Allen Avenue\nIkeja\nLagos\nNigeria\n\nApply',
      'Tesco Stores\n12 Allen Avenue\nIkeja\nLagos\nNigeria',
    ],
    ['Interviews at Plot 7 Kampala Road (Kampala, Uganda)', 'Plot 7 Kampala Road (Kampala, Uganda'],
    ['Write to P.O. Box 1234, Nairobi, Kenya.', 'P.O. Box 1234, Nairobi, Kenya'],
    ['Our office: 12 Allen Avenue, Ikeja, Lagos. Apply now.', '12 Allen Avenue, Ikeja, Lagos'],
    ['Send your passport to 5 Mall Road, Lahore', '5 Mall Road, Lahore'],
    ['Visit our office at 12 Allen Avenue, Ikeja, Lagos to register', '12 Allen Avenue, Ikeja, Lagos to register'],
  ])('is found in its own words: %s', (text, address) => {
    expect(foreignAddress(text)).toBe(address);
  });

  it.each([
    'Our address: 1 Example Street, Leeds, United Kingdom',
    'Office: 1 Example Street, Leeds, England. We also have teams in Lagos, Nigeria.',
    'You will work with our teams in Lagos, Nigeria and Mumbai.',
    'Our offices are in London, Paris and Lagos.',
    'Send your CV to our team in Leeds, and start with our partners in Lagos, Nigeria.',
    'Our office is in Leeds, near the station.',
    'Send your CV to Jan Smith, Head of Care, Leeds, and tell us of your work in Kenya.',
    'Post the form to HR, Jordan House, Leeds.',
    'You will travel to India. 12 Allen Avenue, Leeds, LS1 4AP.',
    'We have 30 people in the house, 5 of them from Poland.',
    'Registered office: Jordan House, Leeds',
    'Office: Lagos House, Leeds',
    'Office: 12 Allen Avenue, Wells, Leeds',
    'Office: 3 Dock Street, Cork, Leeds',
    'Our head office is in Mumbai, India; this job is in Leeds.',
    'Our head office is in Oslo, Norway. You will work from Aberdeen.',
    'Our main office is based in Tokyo, Japan, and our London office has 40 people.',
    '37.5 hours a week on the estate, sponsored from Ghana',
  ])('is none: %s', (text) => {
    expect(foreignAddress(text)).toBeUndefined();
  });

  it('is looked for in any text without delay', () => {
    for (const text of ['1 a '.repeat(50_000), '12 Allen Avenue, '.repeat(20_000), 'office: '.repeat(40_000)]) {
      expect(foreignAddress(text)).toBeUndefined();
    }
  });
});
