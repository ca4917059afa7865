import { namesAWayToReach } from './ways-to-reach.js';

it.each(['Bristol | 07700 900456', 'ana@some.example', 'Tel. 0117 496-0123', '07700-900-456, Leeds'])(
  'a line names a way to reach somebody: %s',
  (line) => {
    expect(namesAWayToReach(line)).toBe(true);
  },
);

it.each(['2014 - 2019: Some Dairies', '400 invoices a month @ 98%', 'Budget of £1,200,000', 'PIN 12A3456E'])(
  'a line names none: %s',
  (line) => {
    expect(namesAWayToReach(line)).toBe(false);
  },
);
