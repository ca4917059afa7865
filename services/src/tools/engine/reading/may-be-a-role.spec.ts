import { mayBeARole, ON_A_LINE_OF_ITS_OWN } from './may-be-a-role.js';

describe('what somebody was', () => {
  it.each(['Care Assistant', 'Loader (nights)', 'Loading shovel operator', 'Senior Community Practice Nurse'])(
    'may be said by “%s”',
    (part) => expect(mayBeARole(part)).toBe(true),
  );

  it.each(['Leeds', 'Served breakfast', 'Bluebird Care', 'Worked nights beside a very patient nurse'])(
    'is not said by “%s”',
    (part) => expect(mayBeARole(part)).toBe(false),
  );

  it('has room for a longer name on a line of its own', () => {
    const name = 'Senior Lead Early Years Practice Nurse';
    expect([mayBeARole(name), mayBeARole(name, ON_A_LINE_OF_ITS_OWN)]).toEqual([false, true]);
  });
});
