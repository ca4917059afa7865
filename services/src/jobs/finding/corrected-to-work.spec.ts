import { aLine } from '../testing/some-jobs.js';
import { firstOf } from './testing/answers.js';
import { searchAmong } from './testing/search-among.js';

describe('a typing error in what somebody works as', () => {
  const titles = [
    'Plumber', 'Welder', 'Carpenter', 'Nurse', 'Driver', 'Electrician', 'Teacher', 'Baker', 'Roofer', 'Builder',
    'Painter', 'Cleaner', 'Packer', 'Chef', 'Physical Therapist',
  ]; // prettier-ignore
  const lines = titles.flatMap((title) =>
    Array.from({ length: 2 }, (_, at) =>
      aLine({ title, location: 'Oslo, Norway', company: `Example ${at}`, description: 'Work.' }),
    ),
  );
  // words that are a letter less, far more often, in what is no name of work: in companies and in descriptions
  const company = 'Plumb Weld Roof Build Paint Clean Pack Teach Bake Drive Joint Ltd';
  const description =
    'Plumbing, welding, roofing, building, painting, cleaning, packing, teaching, baking, driving, joints.';
  const farms = Array.from({ length: 30 }, (_, at) =>
    aLine({ title: 'Farm Worker', location: 'Bergen, Norway', company: `Farmers Market ${at}`, skills: ['Print'] }),
  );
  const others = Array.from({ length: 30 }, (_, at) =>
    aLine({ title: `Clerk ${at}`, location: 'Bergen, Norway', company, description }),
  );
  const search = searchAmong([...lines, ...farms, ...others]);

  const found = firstOf(search);

  it.each([
    ['plumbr', 'plumber', 'Plumber'],
    ['weldr', 'welder', 'Welder'],
    ['nurce', 'nurse', 'Nurse'],
    ['drivr', 'driver', 'Driver'],
    ['electrican', 'electrician', 'Electrician'],
    ['teachr', 'teacher', 'Teacher'],
    ['bakr', 'baker', 'Baker'],
    ['roofr', 'roofer', 'Roofer'],
    ['buildr', 'builder', 'Builder'],
    ['paintr', 'painter', 'Painter'],
    ['cleanr', 'cleaner', 'Cleaner'],
    ['packr', 'packer', 'Packer'],
    ['plumbr oslo', 'plumber oslo', 'Plumber'],
    ['carpentr oslo', 'carpenter oslo', 'Carpenter'],
  ])('means the word of a title, and no word of companies and descriptions: %s', async (typed, corrected, title) => {
    expect(await found(typed)).toEqual({ corrected, title });
  });

  it('lacks a letter of who does the work sooner than it has one too many, however frequent that word is', async () => {
    expect(await found('farmr')).toEqual({ corrected: 'farmer', title: 'Farm Worker' });
  });

  it.each([
    ['farmk', 'farm', 'Farm Worker'],
    ['farme', undefined, 'Farm Worker'],
    ['farmm', 'farm', 'Farm Worker'],
    ['printa', 'print', 'Farm Worker'],
  ])('has one too many where no such word goes on so: %s', async (typed, corrected, title) => {
    expect(await found(typed)).toEqual({ corrected, title });
  });

  it('means a word of our lists that finds jobs by what it stands for', async () => {
    expect(await found('joinr')).toEqual({ corrected: 'joiner', title: 'Carpenter' });
  });

  it.each([
    ['chefe', 'chef', 'Chef'],
    ['packerr', 'packer', 'Packer'],
    ['bakerr', 'baker', 'Baker'],
    ['plumberx', 'plumber', 'Plumber'],
    ['welderd', 'welder', 'Welder'],
    ['physical therapista', 'physical therapist', 'Physical Therapist'],
  ])('may be a letter too many, where none is missing: %s', async (typed, corrected, title) => {
    expect(await found(typed)).toEqual({ corrected, title });
  });

  it.each(['plumb', 'roof', 'paint', 'clean', 'joint', 'joiner', 'carpentr'])(
    'is none in a word that jobs have, or that finds some: %s',
    async (typed) => {
      expect((await found(typed)).corrected).toBeUndefined();
    },
  );
});
