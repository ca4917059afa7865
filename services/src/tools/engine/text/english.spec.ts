import { describe, expect, it } from '@jest/globals';
import { analysed } from '../testing/texts.js';
import { isEnglish } from './english.js';

const CV =
  'Jo Tester\nLeeds\n\nExperience\nSoftware Developer, Acme, 2018 - 2024\n- Built services in Java with Docker';

describe('an advert in another language', () => {
  it.each([
    [
      'German',
      'Fachinformatiker (m/w/d)\nKnowledge AG\nIhre Aufgaben\n- Betrieb von Docker\nIhr Profil\n- Java\n- Deutsch B2',
    ],
    [
      'French',
      'Développeur Java H/F - CDI - Lyon\nMissions\n- Java, Docker\nProfil recherché\n- Expérience souhaitée\n- Permis B',
    ],
    [
      'Polish',
      'Programista Java\nWymagania:\n- Java, Docker\n- doświadczenie mile widziane\nOferujemy:\n- umowa o pracę',
    ],
    ['Romanian', 'Angajăm programator Java. Cerințe: Docker, experiență de 3 ani. Oferim program flexibil.'],
    [
      'Italian, in notes',
      'Programmatore, Java, Docker\nLaurea breve, turni alternati, alloggio gratuito, azienda solida',
    ],
  ])('is called so, however short and whatever is recognised in it: %s', async (_language, job) => {
    const { content, requirements } = await analysed(CV, job);
    expect(requirements.map(({ name }) => name)).toEqual(expect.arrayContaining(['Java', 'Docker']));
    expect(content).toMatch(/^This advert is not in English\nThe built-in engine reads English adverts\./);
  });
});

describe('an advert in English', () => {
  it.each([
    [
      'a paragraph in German',
      'Java Developer\nRequirements\n- 3 years of Java\n- Good knowledge of Docker\n\nÜber uns: Wir sind ein Haus mit 800 Leuten und suchen Verstärkung für das Team. Wir freuen uns auf Sie.',
    ],
    [
      'a paragraph in Polish',
      'Warehouse Operative\nPicking and packing on nights.\nOwn transport needed.\nSzukamy pracowników do magazynu, praca na noc, doświadczenie mile widziane lub nie.',
    ],
    ['loan words', 'Chef, Café Zoë, Bath\nCrème brûlée, pâtisserie, entrées\nLevel 2 food hygiene'],
    [
      'names of tools and hardly a sentence',
      'Java Developer\nStack: Java 17, Spring Boot, Kafka, Docker, Kubernetes, PostgreSQL, AWS, Terraform, Maven, JUnit, Mockito, GraphQL, Redis\nMust have: 3 yrs Java\nNice to have: Kotlin',
    ],
  ])('stays one with %s', (_what, job) => {
    expect(isEnglish(job)).toBe(true);
  });
});
